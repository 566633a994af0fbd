#!/usr/bin/env python3
"""A program that sits down at a table of Pyramidion and plays until the game is over.

    pip install websockets
    python3 bot.py 'http://127.0.0.1:1988/t/TABLE#key=KEY' [NAME]

The link is the one that the page gives you for a friend. Put your own idea into `choose`.
"""

import asyncio
import hashlib
import json
import random
import secrets
import sys
import urllib.error
import urllib.parse
import urllib.request

import websockets

VERSION = 1  # of the protocol, in every message


def choose(view, legal):
    """What to play: `view` is what you see, `legal` what you may do. Here is your idea."""
    return random.choice(legal)


class Player:
    """Somebody who has a seat."""

    def __init__(self, link, name):
        url = urllib.parse.urlsplit(link)
        secret = dict(urllib.parse.parse_qsl(url.fragment))
        self.server, self.table = f"{url.scheme}://{url.netloc}", url.path.rsplit("/", 1)[-1]
        self.name = name
        self.token = secrets.token_hex(16)  # anyone who has it is the player
        self.number = secrets.token_bytes(16)  # our part of the dice
        self.seat = self.sit(secret.get("key"), secret.get("seat"))
        print(f"{name} sits at {self.seat}", flush=True)

    def sit(self, key, seat):
        """Takes a seat and commits to a number for the dice. Doing it again with the same token does no harm."""
        commitment = hashlib.sha256(self.number).hexdigest()
        body = {"key": key, "seat": seat, "token": self.token, "name": self.name, "commitment": commitment}
        request = urllib.request.Request(
            f"{self.server}/api/tables/{self.table}/seats",
            data=json.dumps(body).encode(),
            headers={"content-type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request) as answer:
                return json.load(answer)["seat"]
        except urllib.error.HTTPError as error:
            sys.exit(f"no seat: {json.load(error)['text']}")

    async def play(self):
        """Plays over one connection; returns how the game ended."""
        async with websockets.connect(self.server.replace("http", "ws", 1) + "/api/socket") as socket:

            async def send(**message):
                await socket.send(json.dumps({"v": VERSION, **message}))

            await send(type="hello", table=self.table, tokens=[self.token], looking=self.seat)
            seq, state, tried = 0, None, None
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "step" and message["seq"] != seq + 1:
                    await send(type="sync", have=seq)  # something was missed: a snapshot will come
                    continue
                if message["type"] == "snapshot":
                    self.moved(message["looking"])
                if message["type"] in ("snapshot", "step"):
                    seq, state = message["seq"], message["state"]
                elif message["type"] == "refused":
                    if message["code"] in ("form", "version", "no-table", "not-yours", "older-rules", "newer-rules"):
                        sys.exit(f"refused: {message['text']}")
                    await asyncio.sleep(1)
                    tried = None
                if state is None:
                    continue
                if state["result"]:
                    return state["result"]
                if self.seat in state.get("opening", {}).get("waiting", []) and tried != seq:
                    tried = seq  # all have sat down: now nobody can choose a number by ours any more
                    await send(type="open", seat=self.seat, number=self.number.hex(), nonce=secrets.token_hex(8))
                elif state["legal"] and tried != seq:
                    tried = seq
                    action = choose(state["view"], state["legal"])
                    await send(type="play", seat=self.seat, seq=seq, action=action, nonce=secrets.token_hex(8))
        raise ConnectionError("the server closed the connection")

    def moved(self, seat):
        """Where seats are drawn by lot, it may be another one than before."""
        if seat and seat != self.seat:
            self.seat = seat
            print(f"{self.name} sits at {seat} by lot", flush=True)


async def main(link, name="Bot"):
    player = Player(link, name)
    while True:
        try:
            result = await player.play()
            break
        except (OSError, websockets.WebSocketException) as error:
            print(f"again in a second: {error}", file=sys.stderr)
            await asyncio.sleep(1)
    print("won by", ", ".join(result["winners"]) or "nobody", f"({result['how']})")


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3:
        sys.exit(__doc__)
    asyncio.run(main(*sys.argv[1:]))

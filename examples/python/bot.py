#!/usr/bin/env python3
"""A program that sits down at a table of Pyramidion and plays until the game is over.

    pip install websockets
    python3 bot.py 'http://127.0.0.1:1988/t/TABLE#key=KEY' [NAME]

The link is the one that the page gives you for a friend. Put your own idea into `choose`.
"""

import asyncio
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


def sit(server, table, key, seat, token, name):
    """Takes a seat. Doing it again with the same token does no harm."""
    wish = {"key": key, "seat": seat, "token": token, "name": name, "number": secrets.token_hex(16)}
    request = urllib.request.Request(
        f"{server}/api/tables/{table}/seats",
        data=json.dumps(wish).encode(),
        headers={"content-type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)["seat"]
    except urllib.error.HTTPError as error:
        sys.exit(f"no seat: {json.load(error)['text']}")


async def play(server, table, seat, token):
    """Plays over one connection; returns how the game ended."""
    async with websockets.connect(server.replace("http", "ws", 1) + "/api/socket") as socket:

        async def send(**message):
            await socket.send(json.dumps({"v": VERSION, **message}))

        await send(type="hello", table=table, tokens=[token], looking=seat)
        seq, state, tried = 0, None, None
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "step" and message["seq"] != seq + 1:
                await send(type="sync", have=seq)  # something was missed: a snapshot will come
                continue
            if message["type"] in ("snapshot", "step"):
                seq, state = message["seq"], message["state"]
            elif message["type"] == "refused":
                if message["code"] in ("form", "version", "no-table", "not-yours"):
                    sys.exit(f"refused: {message['text']}")
                await asyncio.sleep(1)
                tried = None
            if state is None:
                continue
            if state["result"]:
                return state["result"]
            if state["legal"] and tried != seq:
                tried = seq
                action = choose(state["view"], state["legal"])
                await send(type="play", seat=seat, seq=seq, action=action, nonce=secrets.token_hex(8))
    raise ConnectionError("the server closed the connection")


async def main(link, name="Bot"):
    url = urllib.parse.urlsplit(link)
    server, table = f"{url.scheme}://{url.netloc}", url.path.rsplit("/", 1)[-1]
    secret = dict(urllib.parse.parse_qsl(url.fragment))
    token = secrets.token_hex(16)  # whoever has it is the player
    seat = sit(server, table, secret.get("key"), secret.get("seat"), token, name)
    print(f"{name} sits at {seat}", flush=True)
    while True:
        try:
            result = await play(server, table, seat, token)
            break
        except (OSError, websockets.WebSocketException) as error:
            print(f"again in a second: {error}", file=sys.stderr)
            await asyncio.sleep(1)
    print("won by", ", ".join(result["winners"]) or "nobody", f"({result['how']})")


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3:
        sys.exit(__doc__)
    asyncio.run(main(*sys.argv[1:]))

"""Makes a database as a released version leaves it, and what that version said about each of its tables.

    pip install websockets==17.4; apt-get install faketime sqlite3
    python3 make.py target/release/pyramidion VERSION

writes VERSION.sqlite and VERSION.json.gz beside this file. Run it with the binary of the release: crates/cli/tests/old.rs
opens every such pair with the present one. README.md says what is in them.
"""

import atexit
import gzip
import json
import os
import random
import secrets
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from websockets.sync.client import connect

RANDOM = random.Random(1988)

# Clocks that run are made then, so that their time is not up when they are opened.
FUTURE = {
    "LD_PRELOAD": "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1",
    "FAKETIME": "@2100-01-01 00:00:00",
    "FAKETIME_DONT_FAKE_MONOTONIC": "1",
}


class Server:
    """The old binary on a data directory."""

    def __init__(self, binary, data, environment=None):
        limits = ["--requests-per-second", "0", "--connections", "0", "--thinkers", "1"]
        command = [binary, "serve", "--listen", "127.0.0.1:0", "--data", data, *limits]
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL, "text": True}
        self.process = subprocess.Popen(command, env={**os.environ, **(environment or {})}, **pipes)
        atexit.register(self.process.kill)
        line = self.process.stdout.readline()
        self.address = line.split("http://")[1].split()[0]

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(30) == 0

    def kill(self):
        self.process.kill()
        self.process.wait()

    def ask(self, path, body=None, token=None, method=None):
        request = urllib.request.Request(f"http://{self.address}{path}", method=method)
        if token:
            request.add_header("authorization", f"Bearer {token}")
        if body is not None:
            request.add_header("content-type", "application/json")
            request.data = json.dumps(body).encode()
        with urllib.request.urlopen(request) as answer:
            return answer.read().decode()


class Table:
    """A table, and everybody who sits there."""

    def __init__(self, server, about, made):
        self.server, self.about, self.id, self.key = server, about, made["table"], made["key"]
        self.people, self.sockets = {}, {}
        # Who is still to come, what was last asked for, and how the game was analysed, if that is so.
        self.waits = self.last = self.analysis = None
        # Whether something happens by itself as soon as the table is opened again.
        self.stirs = False

    @classmethod
    def make(cls, server, about, game, people, **settings):
        table = cls(server, about, json.loads(server.ask("/api/tables", {"game": game, **settings})))
        for number in range(people):
            table.sit(["Anna", "Berta", "Carla", "Dora"][number])
        return table

    def sit(self, name, token=None):
        token = token or secrets.token_hex(16)
        body = {"key": self.key, "token": token, "name": name, "number": secrets.token_hex(16)}
        seat = json.loads(self.server.ask(f"/api/tables/{self.id}/seats", body))["seat"]
        self.people[seat] = token
        return seat

    def leave(self, seat):
        self.server.ask(f"/api/tables/{self.id}/seats/{seat}", token=self.people.pop(seat), method="DELETE")

    def look(self, token=None):
        return json.loads(self.server.ask(f"/api/tables/{self.id}", token=token))

    def say(self, seat, kind, **more):
        """Sends a command and waits until it is done."""
        if seat not in self.sockets:
            socket = connect(f"ws://{self.server.address}/api/socket").__enter__()
            hello = {"v": 1, "type": "hello", "table": self.id, "tokens": [self.people[seat]], "looking": seat}
            socket.send(json.dumps(hello))
            self.sockets[seat] = socket
        nonce = secrets.token_hex(4)
        message = {"v": 1, "type": kind, "seat": seat, "nonce": nonce, **more}
        self.sockets[seat].send(json.dumps(message))
        while True:
            heard = json.loads(self.sockets[seat].recv(timeout=60))
            if heard.get("nonce") == nonce:
                assert heard["type"] == "done", heard
                self.last = {"message": message, "seq": heard["seq"]}
                return heard["seq"]

    def play(self, actions):
        """People play at random until there have been this many actions, or the game is over; then it is a person's turn."""
        while True:
            looks = {seat: self.look(token) for seat, token in self.people.items()}
            look = next(iter(looks.values())) if looks else self.look()
            if look["state"]["result"]:
                return
            chairs = dict(zip(look["seats"], look["state"]["chairs"]))
            turns = [
                (seat, look)
                for seat, look in looks.items()
                if look["state"]["legal"] and chairs[seat]["stand_in"] is None and not chairs[seat]["resigned"]
            ]
            if turns and look["state"]["ply"] >= actions:
                return
            if not turns:
                time.sleep(0.02)
                continue
            seat, look = turns[0]
            self.say(seat, "play", seq=look["seq"], action=RANDOM.choice(look["state"]["legal"]))

    def wait(self, done):
        until = time.time() + 120
        while not done(self.look()):
            assert time.time() < until, self.look()
            time.sleep(0.05)

    def over(self):
        self.wait(lambda look: look["state"]["result"])

    def analyse(self, level):
        path = f"/api/tables/{self.id}/analysis/{level}"
        self.server.ask(path, method="POST")
        while not json.loads(self.server.ask(path))["result"]:
            time.sleep(0.1)
        self.analysis = json.loads(self.server.ask(path))

    def turn(self):
        """The seat whose turn it is, and the other people."""
        turn = self.look()["state"]["turn"]
        return turn, [seat for seat in self.people if seat != turn]

    def undo(self, seat):
        self.say(seat, "undo", seq=self.look()["seq"])

    def said(self):
        """What the server says about it, to a spectator and to everybody who sits there."""
        said = {}
        for viewer, token in {"spectator": None, **self.people}.items():
            snapshot = self.look(token)
            del snapshot["at"]
            replay = json.loads(self.server.ask(f"/api/tables/{self.id}/replay", token=token))
            record = self.server.ask(f"/api/tables/{self.id}/record", token=token)
            said[viewer] = {"snapshot": snapshot, "record": record, "replay": replay}
        # Of what everybody may know one copy is enough.
        for viewer in self.people:
            for part in ["record", "replay"]:
                if said[viewer][part] == said["spectator"][part]:
                    del said[viewer][part]
        return said

    def told(self, said):
        return {
            "about": self.about,
            "table": self.id,
            "key": self.key,
            "tokens": self.people,
            "stirs": self.stirs,
            "waits": self.waits,
            "last": self.last,
            "analysis": self.analysis,
            "said": said,
        }


PERSON = {"kind": "person"}


def bot(level):
    return {"kind": "bot", "level": level}


def two(game):
    return {"pyramidis": "red, yellow", "sakkara": "red, blue"}.get(game, "p1, p2")


def present(server):
    """Tables of which nothing depends on the time."""
    for game in ["pyramidis", "sakkara", "sphinx", "piramido"]:
        seats = two(game)
        table = Table.make(
            server, "two people in the middle of a game, who talked and took back", game, 2, seats=seats, hints=True
        )
        table.play(7)
        one, [other] = table.turn()
        table.say(one, "say", text="Good evening – bonsoir ☥")
        table.play(table.look()["state"]["ply"] + 1)
        table.undo(one)
        if table.look()["state"]["request"]:
            table.say(other, "answer", yes=True)
        table.play(12)
        one, [other] = table.turn()
        table.say(one, "draw")
        table.say(other, "answer", yes=False)
        table.say(other, "say", text="Not yet.")
        table.play(20)
        yield table

        table = Table.make(server, "a person and a bot", game, 1, seats=seats, chairs=[PERSON, bot(2)])
        table.play(10)
        table.undo(next(iter(table.people)))
        table.play(14)
        yield table

        table = Table.make(server, "two bots, over", game, 0, seats=seats, chairs=[bot(6), bot(6)], listed=True)
        table.over()
        table.analyse(1)
        yield table

        table = Table.make(server, "one of two gave up", game, 2, seats=seats)
        table.play(9)
        table.say(list(table.people)[1], "resign")
        yield table

        table = Table.make(server, "a bot stands in", game, 2, seats=seats)
        table.play(8)
        one, other = list(table.people)
        table.say(one, "stand-in", absent=one, level=1)
        table.play(14)
        yield table

    table = Table.make(
        server,
        "four people, the German rules",
        "pyramidis",
        4,
        seats="red, green, yellow, blue",
        options={"edition": "german"},
    )
    table.play(10)
    table.say(table.turn()[0], "resign")
    table.play(16)
    yield table

    table = Table.make(
        server,
        "two people and two bots, fists",
        "sakkara",
        2,
        seats="red, yellow, blue, green",
        options={"opening": "fists"},
        chairs=[PERSON, bot(1), PERSON, bot(2)],
    )
    table.play(20)
    yield table

    table = Table.make(
        server,
        "every option another",
        "sphinx",
        3,
        seats="p1, p2, p3",
        options={"dice": "two", "doors": "optional", "returns": "never", "order": "any"},
    )
    table.play(30)
    yield table

    table = Table.make(
        server,
        "alone through all routes with random reels",
        "piramido",
        1,
        seats="p1",
        options={"routes": "A, B, C, D", "reels": "random"},
    )
    table.play(60)
    yield table

    table = Table.make(
        server,
        "three throw for the order",
        "piramido",
        2,
        seats="p1, p2, p3",
        options={"order": "rolloff"},
        chairs=[PERSON, PERSON, bot(1)],
    )
    table.play(30)
    yield table

    table = Table.make(server, "a draw was agreed, and a rematch waits for one of two", "sakkara", 2, seats="red, blue")
    table.play(6)
    one, other = list(table.people)
    table.say(one, "draw")
    table.say(other, "answer", yes=True)
    table.say(other, "rematch")
    yield table
    rematch = Table(server, "a rematch at which one of two sits", {"table": table.look()["state"]["next"], "key": None})
    rematch.sit("Anna", table.people[one])
    rematch.waits = {"name": "Berta", "token": table.people[other]}
    yield rematch

    table = Table.make(server, "one has come, one has come and left", "sphinx", 2, seats="p1, p2, p3", listed=True)
    table.leave("p2")
    yield table

    table = Table.make(server, "a draw is offered", "pyramidis", 2, seats="red, yellow")
    table.play(5)
    table.say(table.turn()[0], "draw")
    yield table

    table = Table.make(server, "somebody asks to take back", "sphinx", 2, seats="p1, p2")
    table.play(12)
    one, other = list(table.people)
    while table.look(table.people[one])["state"]["undo"] != "ask":
        table.play(table.look()["state"]["ply"] + 1)
    table.undo(one)
    yield table

    table = Table.make(
        server,
        "the time was up, and the bot that stood in was sent away",
        "sakkara",
        2,
        seats="red, blue",
        clock={"kind": "game", "seconds": 30, "increment": 600},
        stand_in=1,
    )
    table.play(6)
    one = table.turn()[0]
    table.wait(lambda look: any(chair["stand_in"] for chair in look["state"]["chairs"]))
    table.say(one, "return")
    table.say(one, "resign")
    yield table


def late(server):
    """Tables at which something happens by itself as soon as they are opened again."""
    table = Table.make(
        server,
        "the time of one is long up, and a bot will stand in",
        "sphinx",
        2,
        seats="p1, p2",
        clock={"kind": "game", "seconds": 30, "increment": 0},
        stand_in=1,
    )
    table.play(6)
    table.stirs = True
    yield table

    table = Table.make(
        server, "the time of one is long up", "pyramidis", 2, seats="red, yellow", clock={"kind": "move", "seconds": 20}
    )
    table.play(6)
    table.stirs = True
    yield table


def future(server):
    """Tables whose clocks run."""
    for game, clock in [
        ("sakkara", {"kind": "days", "days": 3}),
        ("piramido", {"kind": "game", "seconds": 36000, "increment": 30}),
    ]:
        table = Table.make(server, "a clock runs", game, 2, seats=two(game), clock=clock)
        table.play(10)
        yield table


def main():
    binary, version = sys.argv[1:]
    here = Path(__file__).parent
    with tempfile.TemporaryDirectory() as data:
        server = Server(binary, data, FUTURE)
        tables = [(table, table.said()) for table in future(server)]
        server.kill()

        server = Server(binary, data)
        tables += [(table, None) for table in present(server)]
        tables = [(table, said or table.said()) for table, said in tables]
        tables += [(table, table.said()) for table in late(server)]
        table = Table.make(
            server,
            "a bot was thinking when the server was killed",
            "sakkara",
            1,
            seats="red, blue",
            chairs=[PERSON, bot(8)],
        )
        while table.turn()[0] == "red":
            look = table.look(table.people["red"])
            said = table.said()
            table.say("red", "play", seq=look["seq"], action=look["state"]["legal"][0])
        server.kill()
        table.stirs = True
        tables.append((table, said))

        file = here / f"{version}.sqlite"
        file.unlink(missing_ok=True)
        subprocess.run(["sqlite3", f"{data}/pyramidion.db", f"VACUUM INTO '{file}'"], check=True)
    lines = ",\n".join(json.dumps(table.told(said), ensure_ascii=False) for table, said in tables)
    (here / f"{version}.json.gz").write_bytes(gzip.compress(f"[\n{lines}\n]\n".encode(), mtime=0))


if __name__ == "__main__":
    main()

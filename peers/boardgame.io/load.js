// Drives a boardgame.io server as `pyramidion load` drives ours: pairs of sockets, moves due at random times whether the server
// keeps up or not. Prints what the server's process needed of the processor for a move.
//
//   node load.js [matches 100] [moves a second 500] [seconds 10]

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { once } from "node:events";
import { io } from "socket.io-client";

const [matches, rate, seconds] = [2, 3, 4].map((at, i) => Number(process.argv[at] ?? [100, 500, 10][i]));
const WARM_UP = 2000;
const port = 18000 + (process.pid % 1000);
const child = spawn(process.execPath, ["server.js", String(port)], {
  stdio: ["ignore", "pipe", "inherit"],
  env: { ...process.env, NODE_ENV: "production" },
});
await once(child.stdout, "data");

const processor = () => {
  const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ").pop().split(" ");
  return { user: fields[11] * 10_000, system: fields[12] * 10_000 };
};
const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))[1]) / 1000;

let from = Infinity;
let until = Infinity;
const [times, seen] = [[], []];

class Match {
  constructor(id) {
    this.id = id;
    this.pending = null;
    this.sockets = ["0", "1"].map((player) => this.connect(player));
  }

  connect(player) {
    const socket = io(`http://127.0.0.1:${port}/nine`, { transports: ["websocket"], forceNew: true });
    socket.on("connect", () => socket.emit("sync", this.id, player, undefined, 2));
    socket.on("sync", (_, { state }) => this.learn(player, state));
    socket.on("update", (_, state) => this.learn(player, state));
    return socket;
  }

  learn(player, state) {
    const { pending } = this;
    this.state = state;
    if (!pending || state._stateID <= pending.stateID) return;
    pending.waits.delete(player);
    if (pending.due >= from && pending.due < until) {
      (player === pending.player ? times : seen).push(performance.now() - pending.due);
    }
    if (pending.waits.size === 0) this.pending = null;
  }

  play(due) {
    if (this.pending) return setTimeout(() => this.play(due), 1);
    const { _stateID: stateID, ctx } = this.state;
    const player = ctx.currentPlayer;
    this.pending = { due, stateID, player, waits: new Set(["0", "1"]) };
    const payload = { type: "mark", args: [stateID % 9], playerID: player, credentials: undefined };
    this.sockets[Number(player)].emit("update", { type: "MAKE_MOVE", payload }, stateID, this.id, player);
  }
}

const all = Array.from({ length: matches }, (_, number) => new Match(`m${number}`));
const sleep = (time) => new Promise((done) => setTimeout(done, time));
for (let waited = 0; !all.every((match) => match.state); waited += 50) {
  if (waited > 20_000) throw new Error("found matches without a state after 20 s");
  await sleep(50);
}

const begin = performance.now();
[from, until] = [begin + WARM_UP, begin + WARM_UP + seconds * 1000];
const period = (matches / rate) * 1000;
for (const match of all) {
  const next = (turn) => {
    const due = begin + (turn + Math.random()) * period;
    if (due >= until) return;
    setTimeout(() => (match.play(due), next(turn + 1)), Math.max(0, due - performance.now()));
  };
  next(0);
}
await sleep(from - performance.now());
const before = processor();
await sleep(until - performance.now());
const after = processor();
await sleep(1000);

const sorted = (list) => list.toSorted((one, other) => one - other);
const at = (list, share) => sorted(list)[Math.max(0, Math.ceil(list.length * share) - 1)]?.toFixed(1);
const each = (kind) => (after[kind] - before[kind]) / times.length;
console.log(`${matches} matches of two, ${rate} moves/s asked for, ${seconds} s`);
console.log(`${times.length} moves, ${(times.length / seconds).toFixed(0)} a second`);
console.log(`own screen ms    p50 ${at(times, 0.5)}  p99 ${at(times, 0.99)}  max ${at(times, 1)}`);
console.log(`other screen ms  p50 ${at(seen, 0.5)}  p99 ${at(seen, 0.99)}  max ${at(seen, 1)}`);
console.log(`server CPU ${(each("user") + each("system")).toFixed(0)} µs a move (${each("user").toFixed(0)} user, ${each("system").toFixed(0)} system), ${memory().toFixed(0)} MB`);
child.kill("SIGTERM");
process.exit(0);

/**
 * How soon the sign-in can be typed into: the hand-written page of the harness and the product's own document, in turns, in a fresh
 * browser each, with the network that Lighthouse simulates for a phone (1.6 Mbit/s, 150 ms) and a processor four times slower. Prints
 * the median over rounds of each page's time from the request to the first character that stays in the first field, in ms, and of
 * its ratio to `hand`.
 *
 * node <this file>, in the harness's folder; ROUNDS (default 7), URL: the running product (default: http://localhost:8080).
 */
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const peers = resolve(process.env.PEERS ?? '.');
const { chromium } = createRequire(join(peers, 'package.json'))('playwright-core');
const { serve } = await import(pathToFileURL(join(peers, 'server/server.mjs')).href);
const ROUNDS = Number(process.env.ROUNDS ?? 7);
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

serve(join(peers, 'apps/hand/dist'), 4190);
const pages = {
  hand: 'http://localhost:4190/login',
  ours: `${process.env.URL ?? 'http://localhost:8080'}/login`,
};

const timesByPage = { hand: [], ours: [] };
for (let round = 0; round < ROUNDS; round += 1)
  for (const [name, url] of Object.entries(pages)) timesByPage[name].push(await visit(url));
for (const [name, times] of Object.entries(timesByPage)) {
  const ratio = median(times.map((time, round) => time / timesByPage.hand[round]));
  console.log(`${name}: ${median(times).toFixed(0)} ms, ${ratio.toFixed(2)} of hand`);
}
process.exit(0);

async function visit(url) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const began = performance.now();
  const ended = page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => {
      const input = document.querySelector('input:not([type=checkbox], [type=hidden])');
      if (!input || input.getClientRects().length === 0) return false;
      input.focus();
      return document.activeElement === input;
    },
    undefined,
    { polling: 20 },
  );
  await page.keyboard.press('a');
  await page.waitForFunction(() => /a/.test(document.activeElement?.value ?? ''), undefined, { polling: 20 });
  const time = performance.now() - began;
  await ended;
  await browser.close();
  return time;
}

function median(values) {
  return values.toSorted((time, otherTime) => time - otherTime)[Math.floor(values.length / 2)];
}

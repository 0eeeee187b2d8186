/**
 * How soon a key is painted when nothing at all is done for it: the hand-written page of the harness, the product's
 * form, and a page that is one input without a script, typed into in turns. A browser paints at its next frame, so the
 * last one is the floor that no page can go under. Prints the median over rounds of each page's median key, in ms, and
 * of its ratio to `hand`.
 *
 * The harness waits 10 ms between keys. A page whose key costs 1 ms is then typed into once per 16 ms, which is the
 * beat of the browser's frames, and what is measured is where between two frames the row of keys happens to lie: that
 * is why PAUSE may be set. With 25, still 30 keys a second, nothing beats.
 *
 * node <this file>, in the harness's folder, as for adapter.mjs; ROUNDS (default 9), PAUSE (ms, default 10).
 */
import http from 'node:http';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const peers = resolve(process.env.PEERS ?? '.');
const { chromium } = createRequire(join(peers, 'package.json'))('playwright-core');
const { serve } = await import(pathToFileURL(join(peers, 'server/server.mjs')).href);
const { default: ours } = await import('./adapter.mjs');
const ROUNDS = Number(process.env.ROUNDS ?? 9);
const PAUSE = Number(process.env.PAUSE ?? 10);
const KEYS = 40;

const hand = serve(join(peers, 'apps/hand/dist'), 4190);
const bare = http.createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<!doctype html><title>bare</title><input name="name" style="width:600px">');
});
bare.listen(4191);
const pages = {
  hand: ['http://localhost:4190/products/create', 'input[name=name]'],
  ours: [ours.url + ours.form, ours.name],
  bare: ['http://localhost:4191/', 'input[name=name]'],
};

const timesByPage = { hand: [], ours: [], bare: [] };
for (let round = 0; round < ROUNDS; round += 1)
  for (const [name, [url, selector]] of Object.entries(pages))
    timesByPage[name].push(await visit(url, selector));
for (const [name, times] of Object.entries(timesByPage)) {
  const ratio = median(times.map((time, round) => time / timesByPage.hand[round]));
  console.log(`${name}: ${median(times).toFixed(1)} ms, ${ratio.toFixed(2)} of hand`);
}
hand.close?.();
process.exit(0);

async function visit(url, selector) {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 1400, height: 1000 } });
  await page.addInitScript(probe);
  await page.goto(url);
  await page.locator(selector).first().click();
  await page.waitForTimeout(600);
  await page.evaluate(() => {
    window.keys.length = 0;
  });
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('abcdefgh'[key % 8]);
    await page.waitForTimeout(PAUSE);
  }
  const times = await page.evaluate(() => window.keys);
  await browser.close();
  return median(times);
}

/** As the harness counts: from the key to the first task after the frame that follows it. */
function probe() {
  localStorage.setItem('token', 't');
  window.keys = [];
  const onKey = ({ timeStamp }) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => window.keys.push(performance.now() - timeStamp);
      channel.port2.postMessage(0);
    });
  addEventListener('keydown', onKey, true);
}

function median(values) {
  const sorted = [...values].sort((firstValue, secondValue) => firstValue - secondValue);
  return sorted[sorted.length >> 1];
}

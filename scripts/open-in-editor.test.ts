import { describe, expect, it } from 'vitest';
import { argumentsFor, openInEditor } from './open-in-editor.mjs';

const place = { path: '/project/schemas/book.screen.json', line: '9', column: '3' };

describe("the developer's editor", () => {
  it.each([
    ['code', ['--reuse-window', '--goto', '/project/schemas/book.screen.json:9:3']],
    ['webstorm', ['--line', '9', '--column', '3', '/project/schemas/book.screen.json']],
    ['subl', ['/project/schemas/book.screen.json:9:3']],
  ])('%s is told of the line in its own way', (name, expected) => {
    expect(argumentsFor(name, place)).toEqual(expected);
  });

  it('is taken from LAUNCH_EDITOR, with its arguments', async () => {
    const env = { LAUNCH_EDITOR: `${process.execPath} --version`, EDITOR: 'vim' };
    expect(await openInEditor(place, env)).toEqual({});
  });

  it.each([
    ['none is named', {}, /LAUNCH_EDITOR/],
    ['it needs a terminal', { EDITOR: '/usr/bin/vim' }, /vim needs a terminal/],
    ['there is no such program', { LAUNCH_EDITOR: 'no-such-editor-here' }, /no-such-editor-here/],
    ['it fails', { LAUNCH_EDITOR: 'false' }, /ended with code 1/],
  ])('says why it cannot open: %s', async (_about, env, why) => {
    expect((await openInEditor(place, env)).why).toMatch(why);
  });
});

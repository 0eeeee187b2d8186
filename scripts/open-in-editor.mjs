// Opens a file at a line in the developer's own editor.
import { spawn } from 'node:child_process';
import { basename } from 'node:path';

/** Terminal editors, which would take over the server's terminal. */
const IN_TERMINAL = /^(vi|vim|nvim|nano|emacs|pico|micro|helix|hx|kak|joe|ed)$/;
const CODE = /^(code|code-insiders|codium|vscodium|cursor|windsurf)$/;
const JETBRAINS = /^(idea|webstorm|phpstorm|pycharm|rubymine|goland|clion|rider|fleet)(64)?$/;
/** A failing editor ends within this time; ms. */
const FAILS_WITHIN = 1500;

/**
 * Resolves to `{}` on success, else to `{ why }` with a message. The editor is the command in LAUNCH_EDITOR, else VISUAL, else
 * EDITOR.
 */
export async function openInEditor(place, env = process.env) {
  const command = env.LAUNCH_EDITOR || env.VISUAL || env.EDITOR;
  if (!command) return { why: 'Say in LAUNCH_EDITOR which editor opens it, such as "code".' };
  const [program, ...editorArguments] = command.split(' ').filter(Boolean);
  const name = basename(program).replace(/\.(exe|cmd|sh)$/i, '');
  if (IN_TERMINAL.test(name))
    return { why: `${name} needs a terminal of its own; LAUNCH_EDITOR may name another.` };
  return started(program, [...editorArguments, ...argumentsFor(name, place)]);
}

/** How editors take a line number. */
export function argumentsFor(name, { path, line, column }) {
  if (CODE.test(name)) return ['--reuse-window', '--goto', `${path}:${line}:${column}`];
  if (JETBRAINS.test(name)) return ['--line', line, '--column', column, path];
  if (/^(gvim|mvim)$/.test(name)) return [`+call cursor(${line}, ${column})`, path];
  if (/^notepad\+\+$/.test(name)) return [`-n${line}`, `-c${column}`, path];
  return [`${path}:${line}:${column}`];
}

function started(program, args) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'ignore', shell: process.platform === 'win32' });
    const timer = setTimeout(() => resolve({}), FAILS_WITHIN);
    const end = (why) => {
      clearTimeout(timer);
      resolve(why ? { why } : {});
    };
    child.once('error', (error) => end(`${program}: ${error.message}`));
    child.once('exit', (code) => end(code ? `${program} ended with code ${code}.` : ''));
  });
}

import type { DeclaredJob } from '../../core/declared.ts';
import type { Context } from '../calls/handler.ts';
import { Upload } from '../files/upload.ts';
import { startJob } from '../jobs/start-and-stop.ts';
import type { Inputs } from '../resources/row.ts';

/** Starts the job of a declared call, or finds the one already running; its uploads are stored. */
export function startDeclaredJob({ kind, title, message }: DeclaredJob) {
  return async (inputs: Inputs, { db, files, user, language, separator }: Context) => {
    const names: string[] = [];
    const stored = async (value: unknown): Promise<unknown> => {
      if (Array.isArray(value)) return Promise.all(value.map(stored));
      if (!(value instanceof Upload)) return value;
      const file = await files.keep(value);
      names.push(file);
      return { file, name: value.name, mime: value.mime, bytes: value.bytes };
    };
    const body: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(inputs.body)) body[name] = await stored(value);
    const input = { params: inputs.params, query: inputs.query, body };
    const { id, isNew } = await startJob(db, {
      kind,
      title,
      by: user?.id ?? null,
      input,
      files: names,
      language,
      separator,
    });
    return { message: isNew ? message : 'This is being worked on already.', data: { job: id } };
  };
}

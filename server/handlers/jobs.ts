import { sql } from 'kysely';
import type { JobGetItem, JobListItem, JobListQuery } from '../../src/generated/product/types/job.ts';
import type { Context } from '../http/handler.ts';
import { cancelJob } from '../jobs/index.ts';
import { notFound } from '../refusal.ts';
import { entityOf, planRead, readRow, readRows } from '../resources/read-plan.ts';

const SUPERADMIN = 3;

/** Other people's work is nobody's business but a Superadmin's. */
const visible = ({ user }: Context) =>
  user?.role === SUPERADMIN ? sql`true` : sql`admin_user_id = ${user?.id ?? null}`;

async function readJob(id: number, context: Context): Promise<JobGetItem> {
  const { rows } = await sql`select id from jobs where id = ${id} and ${visible(context)}`.execute(
    context.db,
  );
  const row = rows[0] ? await readRow(context.db, jobPlan(context), id) : null;
  if (!row) throw notFound();
  return row as unknown as JobGetItem;
}

function jobPlan({ entities }: Context) {
  const entity = entityOf('job', entities);
  return planRead(entity, Object.keys(entity.fields), entities);
}

export async function listJobs({ query }: { query: JobListQuery }, context: Context) {
  const size = query.perPage ?? 10;
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from jobs where ${visible(context)}`.execute(context.db);
  const rows = await readRows(
    context.db,
    jobPlan(context),
    sql`where ${visible(context)} order by t.id desc limit ${size} offset ${((query.page ?? 1) - 1) * size}`,
  );
  return { rows: rows as unknown as JobListItem[], total: counted[0]?.total ?? 0 };
}

interface OneJob {
  readonly params: { readonly id: number };
}

export function getJob({ params }: OneJob, context: Context) {
  return readJob(params.id, context);
}

export async function cancelOwnJob({ params }: OneJob, context: Context) {
  await readJob(params.id, context);
  await cancelJob(context.db, params.id);
  return { message: 'It was cancelled.', data: await readJob(params.id, context) };
}

/** The file that the job made. Streamed: it may be large. */
export async function downloadResult({ params }: OneJob, context: Context) {
  const { rows } = await sql<{ file: string; name: string; mime: string }>`
    select f.name as file, j.result_name as name, f.mime from jobs as j join files as f on f.name = j.result_file
    where j.id = ${params.id} and ${visible(context)}`.execute(context.db);
  const [result] = rows;
  const bytes = result ? await context.storage.open(result.file) : null;
  if (!result || !bytes) throw notFound();
  return { name: result.name, mime: result.mime, stream: bytes.stream };
}

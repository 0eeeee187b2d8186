import { type Call, contract, pathShape } from './contract.ts';

type Stated = Pick<Call, 'query' | 'also' | 'encoding' | 'fields'>;

/** The two calls of section 7 of the first document that belong to no area. */
const ELSEWHERE: Readonly<Record<string, Stated>> = {
  'POST /api/login/admin': { fields: { username: 'text', password: 'text' } },
  'POST /api/admin/users/update': { encoding: 'multipart', fields: { nama: 'text', avatar: 'file' } },
};

/** Every stated call by method and shape of its address. */
export const statedCalls: ReadonlyMap<string, Stated> = new Map(
  Object.entries({ ...contract, ...ELSEWHERE }).map(([call, stated]) => [pathShape(call), stated]),
);

/** `qty[]`, `qty[id]` and `qty` are one field. */
export const bareName = (name: string) => name.replace(/\[\w*\]$/, '');

export const statedQuery = ({ query = [], also = [] }: Stated) => [...query, ...also];
export const statedFields = ({ fields = {} }: Stated) => Object.keys(fields).map(bareName);

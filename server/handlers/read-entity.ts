import type { EntityRecords } from '../generated/records.ts';
import { recordReaders } from '../resources/read-records.ts';

export const { readEntities, readEntity } = recordReaders<EntityRecords>();

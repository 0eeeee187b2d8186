// Generated from schemas by `npm run generate`. Edit that instead of this file.
import type { LiveTopic } from '../../../core/model.ts';

/** What can be heard of: the live entities. */
export const topics = {
  'chat-message': 'chat-message' as LiveTopic,
  job: 'job' as LiveTopic,
  transaction: 'transaction' as LiveTopic,
};

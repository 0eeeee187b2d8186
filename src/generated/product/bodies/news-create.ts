// Generated from schemas/news/news.endpoints.json by `npm run generate`. Edit that instead of this file.
import type { CompiledBody, Validator } from '../../../runtime/model.ts';
import { together } from '../../../runtime/validation/together.ts';
import * as sharedNews from './shared/news.ts';

/** Body of news.create. */
export const schema: CompiledBody['schema'] = {
  type: 'object',
  required: ['title'],
  properties: {
    title: sharedNews.properties.title,
    banner: sharedNews.properties.banner,
    start_date: sharedNews.properties.start_date,
    end_date: sharedNews.properties.end_date,
    content: sharedNews.properties.content,
  },
};

export const messages: CompiledBody['messages'] = {
  ...sharedNews.messages,
};

export const validate: Validator = together(schema, [sharedNews.validate]);

// Generated from schemas/app.json by `npm run generate`. Edit that instead of this file.
import type { ViewCalls } from '../../../core/model.ts';
import { viewCreate, viewDelete, viewList, viewUpdate } from './endpoints/view.ts';

const views: ViewCalls = { list: viewList, create: viewCreate, update: viewUpdate, delete: viewDelete };

export default views;

// Generated from schemas (job) by `npm run generate`. Edit that instead of this file.
/** Long work that somebody started. */
export interface Job {
  id: number;
  kind: string;
  /** Source text. */
  title: string;
  started_by: {
    id: number;
    username: string;
  } | null;
  state: 'queued' | 'running' | 'done' | 'partly' | 'failed' | 'cancelled';
  /** Units of work. */
  done: number;
  /** Null while nobody knows. */
  total: number | null;
  /** Source text. */
  message: string | null;
  /** Fill the places of the message. */
  params: {} | null;
  /** Name -> number. */
  counts: {};
  /** The first 200. */
  problems: readonly {
    /** Of a file, from 1. */
    line?: number;
    about?: string;
    /** Source text. */
    message: string;
    params?: {};
  }[];
  /** Name of the file to download. */
  result_name: string | null;
  cancel_requested: boolean;
  created_at: string;
  started_at: string | null;
  ended_at: string | null;
}

/** Path parameters of job.cancel. */
export interface JobCancelParams {
  id: number;
}

/** What job.cancel answers: one row, the item, or the alert's data. */
export interface JobCancelItem {
  id: number;
  kind: string;
  /** Source text. */
  title: string;
  started_by: {
    id: number;
    username: string;
  } | null;
  state: 'queued' | 'running' | 'done' | 'partly' | 'failed' | 'cancelled';
  /** Units of work. */
  done: number;
  /** Null while nobody knows. */
  total: number | null;
  /** Source text. */
  message: string | null;
  /** Fill the places of the message. */
  params: {} | null;
  /** Name -> number. */
  counts: {};
  /** The first 200. */
  problems: readonly {
    /** Of a file, from 1. */
    line?: number;
    about?: string;
    /** Source text. */
    message: string;
    params?: {};
  }[];
  /** Name of the file to download. */
  result_name: string | null;
  cancel_requested: boolean;
  created_at: string;
  started_at: string | null;
  ended_at: string | null;
}

/** Path parameters of job.continue. */
export interface JobContinueParams {
  id: number;
}

/** What job.continue answers: one row, the item, or the alert's data. */
export interface JobContinueItem {
  id: number;
  kind: string;
  /** Source text. */
  title: string;
  started_by: {
    id: number;
    username: string;
  } | null;
  state: 'queued' | 'running' | 'done' | 'partly' | 'failed' | 'cancelled';
  /** Units of work. */
  done: number;
  /** Null while nobody knows. */
  total: number | null;
  /** Source text. */
  message: string | null;
  /** Fill the places of the message. */
  params: {} | null;
  /** Name -> number. */
  counts: {};
  /** The first 200. */
  problems: readonly {
    /** Of a file, from 1. */
    line?: number;
    about?: string;
    /** Source text. */
    message: string;
    params?: {};
  }[];
  /** Name of the file to download. */
  result_name: string | null;
  cancel_requested: boolean;
  created_at: string;
  started_at: string | null;
  ended_at: string | null;
}

/** Path parameters of job.download. */
export interface JobDownloadParams {
  id: number;
}

/** Path parameters of job.get. */
export interface JobGetParams {
  id: number;
}

/** What job.get answers: one row, the item, or the alert's data. */
export interface JobGetItem {
  id: number;
  kind: string;
  /** Source text. */
  title: string;
  started_by: {
    id: number;
    username: string;
  } | null;
  state: 'queued' | 'running' | 'done' | 'partly' | 'failed' | 'cancelled';
  /** Units of work. */
  done: number;
  /** Null while nobody knows. */
  total: number | null;
  /** Source text. */
  message: string | null;
  /** Fill the places of the message. */
  params: {} | null;
  /** Name -> number. */
  counts: {};
  /** The first 200. */
  problems: readonly {
    /** Of a file, from 1. */
    line?: number;
    about?: string;
    /** Source text. */
    message: string;
    params?: {};
  }[];
  /** Name of the file to download. */
  result_name: string | null;
  cancel_requested: boolean;
  created_at: string;
  started_at: string | null;
  ended_at: string | null;
}

/** Query of job.list. */
export interface JobListQuery {
  page?: number;
  perPage?: number;
  state?: 'queued' | 'running' | 'done' | 'partly' | 'failed' | 'cancelled';
  /** Ended on this day or later. */
  ended_from?: string;
}

/** What job.list answers: one row, the item, or the alert's data. */
export interface JobListItem {
  id: number;
  kind: string;
  /** Source text. */
  title: string;
  started_by: {
    id: number;
    username: string;
  } | null;
  state: 'queued' | 'running' | 'done' | 'partly' | 'failed' | 'cancelled';
  /** Units of work. */
  done: number;
  /** Null while nobody knows. */
  total: number | null;
  /** Source text. */
  message: string | null;
  /** Fill the places of the message. */
  params: {} | null;
  /** Name -> number. */
  counts: {};
  /** The first 200. */
  problems: readonly {
    /** Of a file, from 1. */
    line?: number;
    about?: string;
    /** Source text. */
    message: string;
    params?: {};
  }[];
  /** Name of the file to download. */
  result_name: string | null;
  cancel_requested: boolean;
  created_at: string;
  started_at: string | null;
  ended_at: string | null;
}

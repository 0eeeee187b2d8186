// Generated from schemas/**/*.endpoints.json by `npm run generate`. Edit that instead of this file.
import type {
  ProductBulkActionBody, ProductSyncPriceQuery, ProductSyncStockParams, ProductUploadImagesBody,
  ProductUploadQtyBody,
} from '../../domain/generated/types/product.ts';
import type { TransactionSyncParams } from '../../domain/generated/types/transaction.ts';
import type { UserBulkActionBody, UserSyncParams } from '../../domain/generated/types/user.ts';
import type { JobTask } from '../jobs/task.ts';

/** Long work that calls start: each needs a task of this type. Files travel as `{file, name, mime, bytes}`. */
export interface DeclaredJobs {
  readonly 'bca-mutation.sync': JobTask<{ body: Record<never, never>; params: Record<never, never>; query: Record<never, never> }>;
  readonly 'driver.sync': JobTask<{ body: Record<never, never>; params: Record<never, never>; query: Record<never, never> }>;
  readonly 'location.sync': JobTask<{ body: Record<never, never>; params: Record<never, never>; query: Record<never, never> }>;
  readonly 'product.bulk-action': JobTask<{ body: ProductBulkActionBody; params: Record<never, never>; query: Record<never, never> }>;
  readonly 'product.sync': JobTask<{ body: Record<never, never>; params: Record<never, never>; query: Record<never, never> }>;
  readonly 'product.sync-price': JobTask<{ body: Record<never, never>; params: Record<never, never>; query: ProductSyncPriceQuery }>;
  readonly 'product.sync-stock': JobTask<{ body: Record<never, never>; params: Record<never, never>; query: Record<never, never> } | { body: Record<never, never>; params: ProductSyncStockParams; query: Record<never, never> }>;
  readonly 'product.upload-images': JobTask<{ body: ProductUploadImagesBody; params: Record<never, never>; query: Record<never, never> }>;
  readonly 'product.upload-qty': JobTask<{ body: ProductUploadQtyBody; params: Record<never, never>; query: Record<never, never> }>;
  readonly 'transaction.sync': JobTask<{ body: Record<never, never>; params: TransactionSyncParams; query: Record<never, never> }>;
  readonly 'user.bulk-action': JobTask<{ body: UserBulkActionBody; params: Record<never, never>; query: Record<never, never> }>;
  readonly 'user.sync': JobTask<{ body: Record<never, never>; params: UserSyncParams; query: Record<never, never> } | { body: Record<never, never>; params: Record<never, never>; query: Record<never, never> }>;
}

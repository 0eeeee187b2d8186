// Generated from schemas by `npm run generate`. Edit that instead of this file.
import type { DeclaredEndpoint } from '../http/declared.ts';
import { brandCreate, brandGet, brandList, brandSetActive, brandUpdate } from './operations/brand.ts';
import {
  categoryChildren,
  categoryCreate,
  categoryDelete,
  categoryGet,
  categoryList,
  categoryParents,
  categoryToggle,
  categoryUpdate,
} from './operations/category.ts';
import {
  productCreate,
  productDeleteImage,
  productGet,
  productImages,
  productList,
  productUpdate,
  productUploadImage,
} from './operations/product.ts';
import { sessionMe, sessionSignIn, sessionSignOut } from './operations/session.ts';

export const endpoints: readonly DeclaredEndpoint[] = [
  { method: 'GET', path: '/api/admin/brand', operations: [brandList] },
  { method: 'POST', path: '/api/admin/brand', encoding: 'multipart', operations: [brandCreate] },
  { method: 'POST', path: '/api/admin/brand/update', encoding: 'multipart', operations: [brandUpdate] },
  {
    method: 'POST',
    path: '/api/admin/brand/updateActiveBrand',
    encoding: 'multipart',
    operations: [brandSetActive],
  },
  { method: 'GET', path: '/api/admin/brand/{id}', operations: [brandGet] },
  { method: 'GET', path: '/api/admin/category', operations: [categoryList] },
  { method: 'POST', path: '/api/admin/category', encoding: 'multipart', operations: [categoryCreate] },
  { method: 'GET', path: '/api/admin/category/detail/{id}', operations: [categoryGet] },
  { method: 'GET', path: '/api/admin/category/parent', operations: [categoryParents] },
  { method: 'GET', path: '/api/admin/category/status/{id}', operations: [categoryToggle] },
  {
    method: 'POST',
    path: '/api/admin/category/update/{id}',
    encoding: 'multipart',
    operations: [categoryUpdate],
  },
  { method: 'DELETE', path: '/api/admin/category/{id}', operations: [categoryDelete] },
  { method: 'GET', path: '/api/admin/category/{id}/childs', operations: [categoryChildren] },
  { method: 'GET', path: '/api/admin/products', operations: [productList] },
  { method: 'POST', path: '/api/admin/products', encoding: 'multipart', operations: [productCreate] },
  { method: 'GET', path: '/api/admin/products/images/{id}', operations: [productImages] },
  { method: 'DELETE', path: '/api/admin/products/images/{imageId}', operations: [productDeleteImage] },
  { method: 'POST', path: '/api/admin/products/update', encoding: 'multipart', operations: [productUpdate] },
  {
    method: 'POST',
    path: '/api/admin/products/upload/{id}',
    encoding: 'multipart',
    operations: [productUploadImage],
  },
  { method: 'GET', path: '/api/admin/products/{id}', operations: [productGet] },
  { method: 'POST', path: '/api/login/admin', encoding: 'json', operations: [sessionSignIn] },
  { method: 'POST', path: '/api/logout', encoding: 'json', operations: [sessionSignOut] },
  { method: 'GET', path: '/api/me', operations: [sessionMe] },
];

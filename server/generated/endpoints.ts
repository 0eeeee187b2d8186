// Generated from schemas by `npm run generate`. Edit that instead of this file.
import type { DeclaredEndpoint } from '../http/declared.ts';
import { accountUpdate } from './operations/account.ts';
import {
  approvalCreate,
  approvalDelete,
  approvalGet,
  approvalLevels,
  approvalList,
  approvalUpdate,
} from './operations/approval.ts';
import {
  brandCreate,
  brandGet,
  brandList,
  brandSetActive,
  brandSetActiveMany,
  brandUpdate,
} from './operations/brand.ts';
import {
  categoryChildren,
  categoryCreate,
  categoryDelete,
  categoryDeleteMany,
  categoryGet,
  categoryList,
  categoryParents,
  categorySetActiveMany,
  categoryToggle,
  categoryUpdate,
} from './operations/category.ts';
import { configList, configUpdate } from './operations/config.ts';
import { driverGet, driverList } from './operations/driver.ts';
import { jobCancel, jobDownload, jobGet, jobList } from './operations/job.ts';
import { locationGet, locationList } from './operations/location.ts';
import { navLogList } from './operations/nav-log.ts';
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
import {
  userAdminCreate,
  userAdminDelete,
  userAdminGet,
  userAdminList,
  userAdminUpdate,
} from './operations/user-admin.ts';
import {
  userGet,
  userList,
  userOtpLog,
  userProcessUpdateInfo,
  userToggle,
  userUpdate,
  userUpdateInfo,
} from './operations/user.ts';

export const endpoints: readonly DeclaredEndpoint[] = [
  { method: 'GET', path: '/api/admin/brand', operations: [brandList] },
  { method: 'POST', path: '/api/admin/brand', encoding: 'multipart', operations: [brandCreate] },
  {
    method: 'POST',
    path: '/api/admin/brand/bulk-active',
    encoding: 'form',
    operations: [brandSetActiveMany],
  },
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
  {
    method: 'POST',
    path: '/api/admin/category/bulk-active',
    encoding: 'form',
    operations: [categorySetActiveMany],
  },
  {
    method: 'POST',
    path: '/api/admin/category/bulk-delete',
    encoding: 'form',
    operations: [categoryDeleteMany],
  },
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
  { method: 'GET', path: '/api/admin/configs', operations: [configList] },
  { method: 'POST', path: '/api/admin/configs/update', encoding: 'multipart', operations: [configUpdate] },
  { method: 'GET', path: '/api/admin/drivers', operations: [driverList] },
  { method: 'GET', path: '/api/admin/drivers/{email}', operations: [driverGet] },
  { method: 'GET', path: '/api/admin/jobs', operations: [jobList] },
  { method: 'GET', path: '/api/admin/jobs/{id}', operations: [jobGet] },
  { method: 'POST', path: '/api/admin/jobs/{id}/cancel', encoding: 'multipart', operations: [jobCancel] },
  { method: 'GET', path: '/api/admin/jobs/{id}/download', operations: [jobDownload] },
  { method: 'GET', path: '/api/admin/locations', operations: [locationList] },
  { method: 'GET', path: '/api/admin/locations/{code}', operations: [locationGet] },
  { method: 'GET', path: '/api/admin/master/approval', operations: [approvalList] },
  { method: 'POST', path: '/api/admin/master/approval', encoding: 'multipart', operations: [approvalCreate] },
  {
    method: 'POST',
    path: '/api/admin/master/approval/update',
    encoding: 'multipart',
    operations: [approvalUpdate],
  },
  { method: 'DELETE', path: '/api/admin/master/approval/{id}', operations: [approvalDelete] },
  { method: 'GET', path: '/api/admin/master/approval/{id}', operations: [approvalGet] },
  { method: 'GET', path: '/api/admin/master/level', operations: [approvalLevels] },
  { method: 'GET', path: '/api/admin/nav/log', operations: [navLogList] },
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
  { method: 'GET', path: '/api/admin/user-admin', operations: [userAdminList] },
  { method: 'PUT', path: '/api/admin/user-admin', encoding: 'form', operations: [userAdminUpdate] },
  {
    method: 'POST',
    path: '/api/admin/user-admin/create',
    encoding: 'multipart',
    operations: [userAdminCreate],
  },
  { method: 'DELETE', path: '/api/admin/user-admin/{id}', operations: [userAdminDelete] },
  { method: 'GET', path: '/api/admin/user-admin/{id}', operations: [userAdminGet] },
  { method: 'GET', path: '/api/admin/users', operations: [userList] },
  { method: 'GET', path: '/api/admin/users/otp-log/{id}', operations: [userOtpLog] },
  { method: 'GET', path: '/api/admin/users/state/{id}', operations: [userToggle] },
  { method: 'POST', path: '/api/admin/users/update', encoding: 'multipart', operations: [accountUpdate] },
  { method: 'GET', path: '/api/admin/users/update-info/{id}', operations: [userUpdateInfo] },
  { method: 'GET', path: '/api/admin/users/{id}', operations: [userGet] },
  { method: 'PUT', path: '/api/admin/users/{id}', encoding: 'form', operations: [userUpdate] },
  { method: 'POST', path: '/api/login/admin', encoding: 'json', operations: [sessionSignIn] },
  { method: 'POST', path: '/api/logout', encoding: 'json', operations: [sessionSignOut] },
  { method: 'GET', path: '/api/me', operations: [sessionMe] },
  { method: 'GET', path: '/user/{userId}/update-info/{id}/process', operations: [userProcessUpdateInfo] },
];

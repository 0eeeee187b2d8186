import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { t } from 'i18next';
import { memo, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Page, type Product, useRead } from './api.ts';

const HEADINGS = ['ID', 'Name', 'SKU Code', 'Category', 'Brand', 'Price', 'Status', 'Blocked', 'Action'];
const rupiah = new Intl.NumberFormat('id-ID', {
  style: 'currency',
  currency: 'IDR',
  maximumFractionDigits: 0,
});

/** Search, rows, pages. */
export function ProductList() {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(10);
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const query = new URLSearchParams({ page: String(page), perPage: String(size), search });
  const answer = useRead<Page>(`/api/admin/products?${query}`);
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSearch(text);
          setPage(1);
        }}
      >
        <TextField
          type="search"
          size="small"
          label={t('Search')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button component={Link} to="/dashboard/product/add" variant="contained">
          {t('Add New Product')}
        </Button>
      </form>
      <ProductTable products={answer?.data ?? []} />
      <label>
        {t('Rows per page')}
        <select value={size} onChange={(event) => setSize(Number(event.target.value))}>
          {[10, 25, 50, 100].map((pageSize) => (
            <option key={pageSize}>{pageSize}</option>
          ))}
        </select>
      </label>
      <Button aria-label={t('Previous page')} disabled={page === 1} onClick={() => setPage(page - 1)}>
        {t('Previous page')}
      </Button>
      {page} / {answer?.meta.last_page}
      <Button
        aria-label={t('Next page')}
        disabled={page === answer?.meta.last_page}
        onClick={() => setPage(page + 1)}
      >
        {t('Next page')}
      </Button>
    </>
  );
}

function ProductTable({ products }: { products: readonly Product[] }) {
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {HEADINGS.map((heading) => (
            <TableCell key={heading}>{t(heading)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {products.map((product) => (
          <ProductRow key={product.id} product={product} />
        ))}
      </TableBody>
    </Table>
  );
}

const ProductRow = memo(function ProductRow({ product }: { product: Product }) {
  const { id, name, sku_code, category, brand, price, active, blocked } = product;
  return (
    <TableRow hover>
      <TableCell>{id}</TableCell>
      <TableCell>
        <Link to={`/dashboard/product/detail/${id}`}>{name}</Link>
      </TableCell>
      <TableCell>{sku_code}</TableCell>
      <TableCell>{category?.name}</TableCell>
      <TableCell>{brand?.name}</TableCell>
      <TableCell align="right">{rupiah.format(price)}</TableCell>
      <TableCell>
        <Chip
          size="small"
          color={active ? 'success' : 'default'}
          label={active ? t('Active') : t('Inactive')}
        />
      </TableCell>
      <TableCell>{blocked ? t('Blocked') : t('Non-blocked')}</TableCell>
      <TableCell>
        <Button size="small" component={Link} to={`/dashboard/product/edit/${id}`}>
          {t('Edit')}
        </Button>
      </TableCell>
    </TableRow>
  );
});

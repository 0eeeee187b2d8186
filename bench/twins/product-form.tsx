import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { t } from 'i18next';
import { enqueueSnackbar } from 'notistack';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call, type Named, useRead } from './api.ts';

const FIELDS = [
  'name',
  'category_id',
  'brand_id',
  'weight',
  'sku_code',
  'max_qty',
  'video_url',
  'description',
] as const;
type Name = (typeof FIELDS)[number];
const LABELS: Record<Name, string> = {
  name: 'Product Name',
  category_id: 'Category',
  brand_id: 'Brand',
  weight: 'Weight (gram)',
  sku_code: 'SKU Code',
  max_qty: 'Max Qty (pcs)',
  video_url: 'Video URL',
  description: 'Description',
};
const REQUIRED: readonly Name[] = ['name', 'category_id', 'brand_id', 'weight', 'sku_code', 'max_qty'];
const blank = Object.fromEntries(FIELDS.map((name) => [name, ''])) as Record<Name, string>;

/** One state for all values, as most forms are written. */
export function ProductForm() {
  const [values, setValues] = useState(blank);
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const categories = useRead<{ data: readonly Named[] }>('/api/admin/category?page=1&perPage=100');
  const brands = useRead<{ data: { data: readonly Named[] } }>('/api/admin/brand?page=1&perPage=100');
  const choices: Partial<Record<Name, readonly Named[]>> = {
    category_id: listOf(categories?.data),
    brand_id: listOf(brands?.data),
  };
  const navigate = useNavigate();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = REQUIRED.filter((name) => values[name].trim() === '');
    setErrors(Object.fromEntries(missing.map((name) => [name, t('Please fill all fields.')])));
    if (missing.length > 0) return enqueueSnackbar(t('Please fill all fields.'), { variant: 'error' });
    const body = new FormData();
    for (const name of FIELDS) body.append(name, values[name]);
    await call('/api/admin/products', { method: 'POST', body });
    await navigate('/dashboard/product');
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
      <Typography variant="h5">{t('Add New Product')}</Typography>
      {FIELDS.map((name) => (
        <div key={name} data-field={name}>
          <TextField
            fullWidth
            size="small"
            label={t(LABELS[name])}
            value={values[name]}
            onChange={(event) =>
              setValues((previousValues) => ({ ...previousValues, [name]: event.target.value }))
            }
            error={errors[name] !== undefined}
            helperText={errors[name]}
            select={choices[name] !== undefined}
            multiline={name === 'description'}
            slotProps={{ formHelperText: { className: 'form-message' } }}
          >
            {choices[name]?.map(({ id, name: label }) => (
              <MenuItem key={id} value={id}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        </div>
      ))}
      <Button type="submit" variant="contained">
        {t('Save')}
      </Button>
    </Box>
  );
}

/** The two calls wrap their rows differently. */
function listOf(data: readonly Named[] | { data: readonly Named[] } | undefined): readonly Named[] {
  return (data && 'data' in data ? data.data : data) ?? [];
}

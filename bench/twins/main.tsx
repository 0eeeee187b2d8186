/**
 * The Product list and form as one would write them by hand for our own API: React, MUI's plain table and fields, and
 * the libraries that the product has for data, texts and toasts. What `npm run bench` compares the page with.
 */
import i18next from 'i18next';
import { SnackbarProvider } from 'notistack';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Layout } from './layout.tsx';
import { ProductForm } from './product-form.tsx';
import { ProductList } from './product-list.tsx';

await i18next.init({ lng: 'en', keySeparator: false, nsSeparator: false, resources: {} });
const place = document.getElementById('root');
if (place) {
  createRoot(place).render(
    <SnackbarProvider>
      <BrowserRouter>
        <Routes>
          <Route element={<Layout />}>
            <Route path="/dashboard/product" element={<ProductList />} />
            <Route path="/dashboard/product/add" element={<ProductForm />} />
          </Route>
        </Routes>
      </BrowserRouter>
    </SnackbarProvider>,
  );
}

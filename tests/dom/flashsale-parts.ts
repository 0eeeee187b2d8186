export const sale = (id: number, ends_at: string, active: number | string) => ({
  id,
  start_date: '2026-11-01',
  start_time: '09:00',
  end_date: '2026-11-02',
  end_time: '21:00',
  sesi: `Sesi ${id}`,
  ends_at,
  active,
  product: 6,
});

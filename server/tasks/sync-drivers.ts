import type { Erp, ErpDriver } from '../connectors/index.ts';
import type { DeclaredJobs } from '../generated/jobs.ts';
import type { JobProblem, JobStep } from '../jobs/index.ts';
import { insertDriver, lockDrivers, updateDriver } from './drivers.store.ts';
import { eachPage } from './each-page.ts';

/**
 * Imports the ERP's drivers, matched by code. One that the ERP no longer has stays: deliveries refer to it, and nothing
 * documented says how a driver ends.
 */
export const syncDrivers = (erp: Pick<Erp, 'drivers'>): DeclaredJobs['driver.sync'] => ({
  async run(run) {
    await eachPage(run, erp.drivers, null, takeOver);
    return {
      message: '{created} drivers added, {updated} updated, {unchanged} unchanged.',
      params: { created: 0, updated: 0, unchanged: 0, ...run.counts },
    };
  },
});

async function takeOver(drivers: readonly ErpDriver[], step: JobStep) {
  const counts = { created: 0, updated: 0, unchanged: 0 };
  const problems: JobProblem[] = [];
  for (const driver of drivers) {
    const done = await takeOverOne(driver, step);
    if (done === 'taken')
      problems.push({
        about: driver.code,
        message: 'Another driver has the email address {email}.',
        params: { email: driver.email },
      });
    else counts[done] += 1;
  }
  step.advance({ problems });
  return counts;
}

async function takeOverOne({ code: kode, name, email, alias }: ErpDriver, { db, audit }: JobStep) {
  const rows = await lockDrivers(db, { kode, email });
  const storedDriver = rows.find((row) => row.kode === kode);
  // Drivers are matched by their address, so it has to be unique.
  if (rows.some((row) => row.kode !== kode)) return 'taken';
  const driverRow = { kode, name, email, alias };
  if (!storedDriver) {
    const { id } = await insertDriver(db, driverRow);
    await audit({ entity: 'driver', id, after: driverRow });
    return 'created';
  }
  if (storedDriver.name === name && storedDriver.email === email && storedDriver.alias === alias)
    return 'unchanged';
  await updateDriver(db, storedDriver.id, driverRow);
  await audit({ entity: 'driver', id: storedDriver.id, before: { ...storedDriver }, after: driverRow });
  return 'updated';
}

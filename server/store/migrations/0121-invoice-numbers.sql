-- Numbers of the orders that are made here. They begin above those of the demo data.
create sequence transaction_invoice_numbers as integer start 100001;

/** x */ package torture . only;

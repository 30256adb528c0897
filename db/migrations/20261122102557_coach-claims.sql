ALTER TABLE `coach_exchange` ADD `claimed_until` integer;--> statement-breakpoint
ALTER TABLE `coach_exchange` ADD `claims` integer DEFAULT 1 NOT NULL;
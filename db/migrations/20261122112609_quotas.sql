ALTER TABLE `card_state` ADD `base` text;--> statement-breakpoint
ALTER TABLE `person` ADD `exporting_until` integer;
/**
 * @generated SignedSource<<3fdab82da4d68c8559826cc0144c9049>>
 * @relayHash 627e480cab8ff600376391059ada6e03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3c6d5953c51e7b938793d5006fe00531ceffe6303469e7bb3df7ad66b71648a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationSettingsScreenQuery } from './NotificationSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<NotificationSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f3c6d5953c51e7b938793d5006fe00531ceffe6303469e7bb3df7ad66b71648a",
    "metadata": {},
    "name": "NotificationSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

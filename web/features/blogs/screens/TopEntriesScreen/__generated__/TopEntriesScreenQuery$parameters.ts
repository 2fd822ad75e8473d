/**
 * @generated SignedSource<<5c89e2d656ce86fc4c244e7b03a8223d>>
 * @relayHash 6931b1ac126753e00eb85ecfd47d1ba4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 987781346a83068f912889f04a6ff75acbfda00923ee5042a9196e1429414bf6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TopEntriesScreenQuery } from './TopEntriesScreenQuery.graphql';

const node: PreloadableConcreteRequest<TopEntriesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "987781346a83068f912889f04a6ff75acbfda00923ee5042a9196e1429414bf6",
    "metadata": {},
    "name": "TopEntriesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

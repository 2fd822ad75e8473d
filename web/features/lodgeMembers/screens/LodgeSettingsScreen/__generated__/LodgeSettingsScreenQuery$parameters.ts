/**
 * @generated SignedSource<<1063e0b48cd6bc7de7bc3bc84edb31f2>>
 * @relayHash 02d8ed90db094b341e9ab3501db8e2f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce86bbb7bdbe0f57a19388d0d33b6fa2a226ef063e534b6f35826ca9b7c0eae8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgeSettingsScreenQuery } from './LodgeSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgeSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce86bbb7bdbe0f57a19388d0d33b6fa2a226ef063e534b6f35826ca9b7c0eae8",
    "metadata": {},
    "name": "LodgeSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

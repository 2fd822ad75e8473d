/**
 * @generated SignedSource<<7f57332912f2b5a4adbf6f0a7d0aa165>>
 * @relayHash 83eaf41c38b9e1d004850ab84bd7e99f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c678aae9b470ad71a77ba7931712ecc9808a579d4111984628679fe02db62d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileLodgesScreenQuery } from './ProfileLodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileLodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c678aae9b470ad71a77ba7931712ecc9808a579d4111984628679fe02db62d9",
    "metadata": {},
    "name": "ProfileLodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

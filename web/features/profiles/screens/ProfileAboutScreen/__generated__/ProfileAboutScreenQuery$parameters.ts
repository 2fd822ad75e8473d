/**
 * @generated SignedSource<<2f092672db050db94373027587386309>>
 * @relayHash 199f0f2f9201e867fc2eb99a1bc33409
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c91b75f581f0f9d5efd2dc420aaec48b23ba4c5d265ef0877d5e2d71439c6318

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileAboutScreenQuery } from './ProfileAboutScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileAboutScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c91b75f581f0f9d5efd2dc420aaec48b23ba4c5d265ef0877d5e2d71439c6318",
    "metadata": {},
    "name": "ProfileAboutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<f3265b627a6efd1e2d94b24a5f3eb41a>>
 * @relayHash 3ca4dee1b872718ed192be3d47d63cf0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99e999909bd7786962539be6f79ee1577f891713b3613f3291b2493375043ca7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BirthdaysScreenQuery } from './BirthdaysScreenQuery.graphql';

const node: PreloadableConcreteRequest<BirthdaysScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99e999909bd7786962539be6f79ee1577f891713b3613f3291b2493375043ca7",
    "metadata": {},
    "name": "BirthdaysScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

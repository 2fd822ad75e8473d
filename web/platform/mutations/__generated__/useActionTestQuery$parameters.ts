/**
 * @generated SignedSource<<135f1313dd99688b8548e2fac2f5e2ed>>
 * @relayHash 3553327551f5a40321fd95800fdbcd4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76f91359d00fd0082d8c37035cf487261dd4ec2805c42bf1bc7683a2d2327e96

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { useActionTestQuery } from './useActionTestQuery.graphql';

const node: PreloadableConcreteRequest<useActionTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "76f91359d00fd0082d8c37035cf487261dd4ec2805c42bf1bc7683a2d2327e96",
    "metadata": {},
    "name": "useActionTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

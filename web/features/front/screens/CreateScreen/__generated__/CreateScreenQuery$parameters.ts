/**
 * @generated SignedSource<<7efcbe32915ad7f42916df9f97c5190c>>
 * @relayHash 84e1ad858a15511b4595424089f1b177
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b21b92f23c45eb63611c48c03d28d0f718b19d37c149aa1a126ef787d1b91eb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateScreenQuery } from './CreateScreenQuery.graphql';

const node: PreloadableConcreteRequest<CreateScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b21b92f23c45eb63611c48c03d28d0f718b19d37c149aa1a126ef787d1b91eb",
    "metadata": {},
    "name": "CreateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

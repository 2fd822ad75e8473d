/**
 * @generated SignedSource<<891e01c8507cf6590bf7ac2d61c1611c>>
 * @relayHash 037d09cc5de8710d0846f46507d655c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5711582fe3899bd96a204bbf303947874c90e2eb5a75c27253b273811364a2d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StartScreenQuery } from './StartScreenQuery.graphql';

const node: PreloadableConcreteRequest<StartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b5711582fe3899bd96a204bbf303947874c90e2eb5a75c27253b273811364a2d",
    "metadata": {},
    "name": "StartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

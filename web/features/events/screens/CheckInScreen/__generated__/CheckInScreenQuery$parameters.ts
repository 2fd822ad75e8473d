/**
 * @generated SignedSource<<c335a77a5e35601040fd1453097ba076>>
 * @relayHash 21c5d413a8f3f6515127ef831e1fe45f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed58b27ee831cfec3add1e930efdb8fa75c562c6e049e077d87a729e45a8be7d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckInScreenQuery } from './CheckInScreenQuery.graphql';

const node: PreloadableConcreteRequest<CheckInScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed58b27ee831cfec3add1e930efdb8fa75c562c6e049e077d87a729e45a8be7d",
    "metadata": {},
    "name": "CheckInScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

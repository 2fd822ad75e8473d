/**
 * @generated SignedSource<<e7e36cce2fd62c5c7c4da816bcd7990d>>
 * @relayHash 1ce3918aec3f847e481c5ae151020f12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8350d49b573d8a826c7dac7fed9ce39805b392720e66b74a5fd208c28af5e1e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DebateScreenQuery } from './DebateScreenQuery.graphql';

const node: PreloadableConcreteRequest<DebateScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8350d49b573d8a826c7dac7fed9ce39805b392720e66b74a5fd208c28af5e1e6",
    "metadata": {},
    "name": "DebateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

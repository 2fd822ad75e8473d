/**
 * @generated SignedSource<<c3e8459aa44b442d069f7dd7df49848f>>
 * @relayHash 10f78b0bee5705ee0d987f85e5e9310b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0e3333ff1547593f5420f4849de1291a84ede2f56864c2ec0952b37d2d9022f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DebateScreenQuery } from './DebateScreenQuery.graphql';

const node: PreloadableConcreteRequest<DebateScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0e3333ff1547593f5420f4849de1291a84ede2f56864c2ec0952b37d2d9022f",
    "metadata": {},
    "name": "DebateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

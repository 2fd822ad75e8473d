/**
 * @generated SignedSource<<f5de98e2d18580cc58dc3dcc50e1f623>>
 * @relayHash dddc0be981aa2f0d3cc2c9d4e4550718
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15183071c04a810e10b7a0746ad7410531d297069e9754def0c969e9a6697e93

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StaffLogScreenQuery } from './StaffLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<StaffLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15183071c04a810e10b7a0746ad7410531d297069e9754def0c969e9a6697e93",
    "metadata": {},
    "name": "StaffLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

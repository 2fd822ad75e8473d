/**
 * @generated SignedSource<<cdb9f21eac2c79348a47b25622a50ea8>>
 * @relayHash acc8dcefbd747d6008ae4c1a18720e91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a74e11d1fbaa0908a3acc47463b28e787802d5aaad8d9fe113381ec42e62fac5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllScreenQuery } from './AllScreenQuery.graphql';

const node: PreloadableConcreteRequest<AllScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a74e11d1fbaa0908a3acc47463b28e787802d5aaad8d9fe113381ec42e62fac5",
    "metadata": {},
    "name": "AllScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<083ecf80dc96edda7cd6372fc6d94fbc>>
 * @relayHash ae0e2c3c13de3cbaf8ccc568b7a3f07c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a7cb3a935f266ae9128cdd3382a5e3b8023aaf51a0cbe661f5b276022324e88

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OfferScreenQuery } from './OfferScreenQuery.graphql';

const node: PreloadableConcreteRequest<OfferScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1a7cb3a935f266ae9128cdd3382a5e3b8023aaf51a0cbe661f5b276022324e88",
    "metadata": {},
    "name": "OfferScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

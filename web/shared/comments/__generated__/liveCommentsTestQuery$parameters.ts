/**
 * @generated SignedSource<<3459e9a24a64b50af11aba40af3387ab>>
 * @relayHash bafccbd661c5acf9615e1b54c62c844b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8271b4fff431ce7e3824a23049e7def862edfe56330dac79ebebb2a348d373a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { liveCommentsTestQuery } from './liveCommentsTestQuery.graphql';

const node: PreloadableConcreteRequest<liveCommentsTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e8271b4fff431ce7e3824a23049e7def862edfe56330dac79ebebb2a348d373a",
    "metadata": {},
    "name": "liveCommentsTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

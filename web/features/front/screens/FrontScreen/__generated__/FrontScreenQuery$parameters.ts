/**
 * @generated SignedSource<<42895a600466797a7d591652b6fcdc5a>>
 * @relayHash 6b95e1340680b01604498ebf977d662a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6410e78ce00156e81dffbe21fd3f54cc315bef262ac5ac9ed68fba5e124b443

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FrontScreenQuery } from './FrontScreenQuery.graphql';

const node: PreloadableConcreteRequest<FrontScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e6410e78ce00156e81dffbe21fd3f54cc315bef262ac5ac9ed68fba5e124b443",
    "metadata": {},
    "name": "FrontScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
